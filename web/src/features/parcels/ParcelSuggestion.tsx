import { Text } from '../../ui/base/Text.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { Parcel } from './chosenParcel.ts';
import { CaseActions } from './ParcelActions.tsx';
import type { RowHandlers } from './useParcelHandlers.ts';

/** In the drawer of a parcel: what its buyer may ask for, or its case. */
export function ParcelSuggestion({ parcel, handlers }: { parcel: Parcel; handlers: RowHandlers }) {
  const { suggestion, openCaseId, allowedActions } = parcel;
  if (openCaseId === null && !allowedActions.includes('AFTER_SALE')) return null;
  return (
    <Row gap={12} wrap below={16}>
      {suggestion && <Text tone="warning">{suggestion.text}</Text>}
      <CaseActions parcel={parcel} handlers={handlers} />
    </Row>
  );
}
