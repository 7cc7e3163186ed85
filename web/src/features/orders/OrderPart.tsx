import type { ReactNode } from 'react';
import type { LoadOrderQuery } from '../../graphql/generated/graphql.ts';
import { Stack } from '../../ui/Layout.tsx';

export type DetailedOrder = LoadOrderQuery['order'];

/** One part of the details, under its heading. */
export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={8}>
      <h3>{title}</h3>
      {children}
    </Stack>
  );
}
