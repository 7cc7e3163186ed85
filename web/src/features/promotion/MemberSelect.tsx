import { useQuery } from '@apollo/client/react';
import { Select } from '../../ui/Select.tsx';
import { SecondLine } from '../../ui/Text.tsx';
import { levelWords } from './league.ts';
import { ListSimulatedMembers } from './simulator.graphql.ts';
import { simulatorText as text } from './simulator.text.ts';

const ANYBODY = 0;

interface Props {
  id: string;
  /** Null for somebody of the lowest level. */
  value: number | null;
  onChange: (userId: number | null) => void;
}

/** One of the own members, the newest first. */
export function MemberSelect({ id, value, onChange }: Props) {
  const { data, loading } = useQuery(ListSimulatedMembers, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'outages' },
  });
  const { list = [], total = 0 } = data?.invitees ?? {};
  const members = list.map(({ userId, nickName, phone, level, levelName }) => ({
    value: userId,
    text: text.memberWords(nickName, phone),
    description: levelWords(level, levelName),
  }));
  return (
    <>
      <Select
        id={id}
        aria-label={text.member}
        search
        fluid
        loading={loading && !data}
        value={value ?? ANYBODY}
        options={[{ value: ANYBODY, text: text.anyMember }, ...members]}
        onChange={(chosen) => onChange(chosen === ANYBODY ? null : chosen)}
      />
      {total > list.length && <SecondLine as="p">{text.newest(list.length, total)}</SecondLine>}
    </>
  );
}
