import { useState } from 'react';
import type { AreaNode, AreaTree } from '../../../fields/areas.ts';
import { cx } from '../../../ui/base/cx.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { FieldNote } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import styles from '../Areas.module.css';
import { type AreaRule, ruleHolding } from '../areaRules.ts';
import { type AreaMatches, markOf, matching, toggled } from '../areaTree.ts';
import { ruleText, areasText as text } from '../warehouseEditor.text.ts';

/** More at once would only slow the page down. */
const MAX_MATCHES = 100;

interface Props {
  tree: AreaTree;
  chosen: readonly string[];
  rules: readonly AreaRule[];
  onChoose: (codes: string[]) => void;
}

/** Provinces, cities and districts to choose from, each with the rule that holds there now. */
export function RegionTree({ tree, chosen, rules, onChoose }: Props) {
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [now] = useState(Date.now);
  const matches = matching(tree, words);
  const tooMany = matches !== null && matches.count > MAX_MATCHES;
  const marked = new Set(chosen);
  const branch: Branch = {
    matches,
    isOpen: (code) => open.has(code) !== (matches?.open.has(code) ?? false),
    markOf: (code) => markOf(tree, marked, code),
    ruleOf: (code) => ruleHolding(rules, code, now),
    flip: (code) =>
      setOpen(new Set(open.has(code) ? [...open].filter((each) => each !== code) : [...open, code])),
    choose: (code) => onChoose(toggled(tree, marked, code)),
  };
  return (
    <section aria-labelledby="choose">
      <h3 id="choose">{text.choose}</h3>
      <Input
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={words}
        onChange={(typed) => {
          setWords(typed);
          setOpen(new Set());
        }}
        before={<Icon name="search" />}
      />
      <div className={styles.tree}>
        {tooMany && <FieldNote hint={text.tooMany(matches.count)} />}
        {matches?.count === 0 && <FieldNote hint={text.noMatch} />}
        {!tooMany && <Branches nodes={tree.roots} branch={branch} />}
      </div>
      <Row as="p" gap={4} className={styles.chosen}>
        <Text tone="secondary" cut="ellipsis">
          {text.chosen(
            chosen.length,
            chosen.map((code) => tree.byCode.get(code)?.name ?? code),
          )}
        </Text>
        {chosen.length > 0 && (
          <Button variant="text" onClick={() => onChoose([])}>
            {text.clear}
          </Button>
        )}
      </Row>
    </section>
  );
}

interface Branch {
  matches: AreaMatches | null;
  isOpen: (code: string) => boolean;
  markOf: (code: string) => 'all' | 'some' | 'none';
  ruleOf: (code: string) => AreaRule | null;
  flip: (code: string) => void;
  choose: (code: string) => void;
}

function Branches({ nodes, branch }: { nodes: readonly AreaNode[]; branch: Branch }) {
  const { matches } = branch;
  // Below an area that matches by itself everything is there to be opened.
  const shown = nodes.filter(({ code }) => !matches || matches.shown.has(code));
  return (
    <ul className={styles.branches}>
      {(shown.length > 0 ? shown : nodes).map((node) => (
        <BranchOf key={node.code} node={node} branch={branch} />
      ))}
    </ul>
  );
}

function BranchOf({ node: { code, name, children }, branch }: { node: AreaNode; branch: Branch }) {
  const mark = branch.markOf(code);
  const rule = branch.ruleOf(code);
  const isOpen = branch.isOpen(code);
  return (
    <li>
      <Row as="span" gap={4} className={styles.area}>
        {children.length > 0 ? (
          <button
            type="button"
            className={cx(styles.opener, isOpen && styles.opened)}
            aria-expanded={isOpen}
            aria-label={isOpen ? text.close(name) : text.open(name)}
            onClick={() => branch.flip(code)}
          >
            <Icon name="chevronRight" size={14} />
          </button>
        ) : (
          <span className={styles.opener} />
        )}
        <Checkbox
          label={name}
          checked={mark === 'all'}
          indeterminate={mark === 'some'}
          onChange={() => branch.choose(code)}
        />
        {rule && (
          <span
            className={cx(
              styles.rule,
              rule.type === 'BAN' && styles.ban,
              rule.type === 'FREE' && styles.free,
            )}
          >
            {ruleText(rule)}
          </span>
        )}
      </Row>
      {isOpen && children.length > 0 && <Branches nodes={children} branch={branch} />}
    </li>
  );
}
