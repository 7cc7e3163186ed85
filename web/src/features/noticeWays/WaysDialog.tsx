import { FormDialog } from '../../flows/FormDialog.tsx';
import type { NoticeGroup } from '../../graphql/generated/graphql.ts';
import { toggled } from '../../lib/toggled.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { waysFormText as text, waysText } from './noticeWays.text.ts';
import { type WayColumn, WaysGrid } from './WaysGrid.tsx';
import type { EditingWays } from './waysFlows.ts';
import type { WaysForm } from './waysForm.ts';

/** Side by side, and below each other on a phone. */
const TIME = { flexBasis: 128 };

/** Which way tells what, in which hours nothing is sent, and when the digest comes. */
export function WaysDialog({ actor }: { actor: EditingWays }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  if (!item) return null;
  const edit = (change: Partial<WaysForm>) => actor.send({ type: 'form.edit', change });
  const change = ({ key }: WayColumn, group: NoticeGroup, isOn: boolean) =>
    key === 'sms'
      ? edit({ smsGroups: toggled(form.smsGroups, group, isOn) })
      : edit({
          robots: form.robots.map(({ id, groups }) => ({
            id,
            groups: id === key ? toggled(groups, group, isOn) : groups,
          })),
        });
  const columns: WayColumn[] = [
    { key: 'sms', name: waysText.sms, groups: form.smsGroups },
    ...form.robots.map(({ id, groups }) => ({
      ...{ key: id, groups },
      name: item.robots.find((robot) => robot.id === id)?.name ?? '',
    })),
  ];
  return (
    <FormDialog actor={actor} title={text.title} width={760} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <WaysGrid ways={item} columns={columns} onChange={change} />
        <Row wrap gap={16}>
          <Grow style={TIME}>
            <TextField
              label={text.quietFrom}
              type="time"
              value={form.quietFrom}
              onChange={(quietFrom) => edit({ quietFrom })}
            />
          </Grow>
          <Grow style={TIME}>
            <TextField
              label={text.quietTo}
              type="time"
              error={problems.quietTo}
              value={form.quietTo}
              onChange={(quietTo) => edit({ quietTo })}
            />
          </Grow>
          <Grow style={TIME}>
            <TextField
              label={text.digestAt}
              type="time"
              error={problems.digestAt}
              value={form.digestAt}
              onChange={(digestAt) => edit({ digestAt })}
            />
          </Grow>
        </Row>
        <Text as="p" small tone="secondary">
          {text.quietHint}
        </Text>
        <Text as="p" small tone="secondary">
          {text.digestHint}
        </Text>
      </Fields>
    </FormDialog>
  );
}
