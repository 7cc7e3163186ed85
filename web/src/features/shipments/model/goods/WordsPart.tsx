import { useMemo } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Select } from '../../../../ui/inputs/Select.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Grow, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { titleOf } from '../../shared/wizard/basket.ts';
import { unknownWords } from '../flow/modelContent.ts';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { wordsText as text } from '../flow/shipModel.text.ts';

/** More are told by their number alone. */
const MAX_WORDS = 50;

/** Words of the file that name no combination of the chosen goods: a person says what they mean. */
export function WordsPart({ wizard }: { wizard: ModelWizard }) {
  const { rows, facts, numBy, links } = useFields(wizard, 'rows', 'facts', 'numBy', 'links');
  const words = useMemo(
    () => (facts ? unknownWords(rows, { facts, numBy, links }) : []),
    [rows, facts, numBy, links],
  );
  if (!facts || words.length === 0) return null;
  const open = words.filter(({ skuId }) => skuId === null);
  const choose = (said: string) => (skuId: number) =>
    wizard.send({ type: 'link.choose', text: said, skuId: skuId === 0 ? null : skuId });
  return (
    <Card title={text.title}>
      <Stack gap={12}>
        {open.length > 0 && <Message tone="warning">{text.hint(open.length)}</Message>}
        {words.slice(0, MAX_WORDS).map(({ text: said, rows: count, skuId, near }) => (
          <Row key={said} gap={12} as="section" aria-label={said}>
            <Grow>
              <Text block>{said}</Text>
              <SecondLine>
                {text.rows(count)}
                {skuId === null && near.length === 0 && ` · ${text.noneNear}`}
              </SecondLine>
            </Grow>
            {skuId === null &&
              near.slice(0, 1).map((likely) => (
                <Button key={likely} size="small" onClick={() => choose(said)(likely)}>
                  {text.isNear(titleOf(facts, likely))}
                </Button>
              ))}
            <span style={{ width: 260, flex: 'none' }}>
              <Select
                fluid
                search
                aria-label={text.meaning(said)}
                placeholder={text.choose}
                value={skuId}
                options={optionsOf(near)}
                onChange={choose(said)}
              />
            </span>
          </Row>
        ))}
        {words.length > MAX_WORDS && <SecondLine as="p">{text.more(words.length - MAX_WORDS)}</SecondLine>}
      </Stack>
    </Card>
  );

  /** The likeliest first. */
  function optionsOf(near: readonly number[]) {
    const all = facts?.catalogue.combinations.map((one) => one.skuId) ?? [];
    return [...new Set([...near, ...all])].map((value) => ({
      value,
      text: facts ? titleOf(facts, value) : '',
    }));
  }
}
