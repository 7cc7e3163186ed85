import { useState } from 'react';
import { cx } from '../../../ui/base/cx.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { SecondLine } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { FieldNote } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import styles from '../Areas.module.css';
import { type AreaRule, ruleKey } from '../areaRules.ts';
import { periodText, ruleText, areasText as text } from '../warehouseEditor.text.ts';

/** More at once would only slow the page down. */
const MAX_SHOWN = 200;

interface Props {
  rules: readonly AreaRule[];
  /** '浙江省 杭州市' for a code. */
  nameOf: (code: string) => string;
  /** Couriers whose rules can be taken over. */
  sources: readonly { id: number; name: string }[];
  onRemove: (keys: string[]) => void;
  onCopy: (from: number) => void;
}

/** The rules of a courier, to be found and removed; those of another one can be taken over. */
export function RuleList({ rules, nameOf, sources, onRemove, onCopy }: Props) {
  const [words, setWords] = useState('');
  const parts = words.trim().split(/\s+/).filter(Boolean);
  const found = rules.filter((rule) => {
    const said = `${nameOf(rule.areaCode)} ${rule.reason} ${ruleText(rule)}`;
    return parts.every((part) => said.includes(part));
  });
  return (
    <section aria-labelledby="rules" className={styles.rules}>
      <Row gap={12} below={8} className={styles.rulesHead}>
        <h3 id="rules">{text.rules}</h3>
        {rules.length > 0 && <span>{text.ruleCount(rules.length, found.length)}</span>}
        {sources.length > 0 && (
          <Select
            className={styles.source}
            aria-label={text.copyFrom}
            placeholder={text.copyFrom}
            value={null}
            options={sources.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={onCopy}
          />
        )}
      </Row>
      {rules.length === 0 ? (
        <EmptyState illustration="map" title={text.noRules} hint={text.noRulesHint} />
      ) : (
        <>
          <Row below={8} className={styles.find}>
            <Input
              type="search"
              aria-label={text.filter}
              placeholder={text.filter}
              value={words}
              onChange={setWords}
              before={<Icon name="search" />}
            />
            {found.length > 0 && (
              <Button variant="quiet" onClick={() => onRemove(found.map(ruleKey))}>
                {text.removeShown(found.length)}
              </Button>
            )}
          </Row>
          {found.length === 0 && <FieldNote hint={text.noneShown} />}
          <ul className={styles.list}>
            {found.slice(0, MAX_SHOWN).map((rule) => (
              <Rule key={ruleKey(rule)} rule={rule} name={nameOf(rule.areaCode)} onRemove={onRemove} />
            ))}
          </ul>
          {found.length > MAX_SHOWN && <FieldNote hint={text.moreRules(found.length - MAX_SHOWN)} />}
          <FieldNote hint={text.law} />
        </>
      )}
    </section>
  );
}

interface RuleProps {
  rule: AreaRule;
  name: string;
  onRemove: (keys: string[]) => void;
}

function Rule({ rule, name, onRemove }: RuleProps) {
  const about = [rule.reason, periodText(rule)].filter(Boolean).join(' · ');
  return (
    <Row as="li" gap={12} className={styles.line}>
      <span>
        {name}
        {about && <SecondLine>{about}</SecondLine>}
      </span>
      <span
        className={cx(styles.rule, rule.type === 'BAN' && styles.ban, rule.type === 'FREE' && styles.free)}
      >
        {ruleText(rule)}
      </span>
      <IconButton
        icon="close"
        size={14}
        label={text.removeRule(name)}
        onClick={() => onRemove([ruleKey(rule)])}
      />
    </Row>
  );
}
