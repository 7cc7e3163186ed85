import { useQuery } from '@apollo/client/react';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/base/Icon.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { placePanel } from '../../ui/overlays/placePanel.ts';
import { useShownBeside } from '../../ui/overlays/useShownBeside.ts';
import { ListAnswerTemplates } from './answerTemplates.graphql.ts';
import styles from './answerTemplates.module.css';
import { chooserText as text } from './answerTemplates.text.ts';
import { moveInMenu } from './moveInMenu.ts';
import type { AnswerTemplate } from './templateActions.ts';
import { roomIn } from './withTemplate.ts';

/** More than these are looked through by typing. */
const MANY = 8;
const SIDE = 'bottom right';
const FIRST = 'input, [data-template]';

interface Props {
  /** It hangs on this, and gives the focus back to it. */
  anchor: HTMLElement;
  typed: string;
  max: number;
  /** Puts it into the answer; false where it does not fit. */
  onChoose: (template: AnswerTemplate) => boolean;
  onKeep: () => void;
  onManage: () => void;
  onClose: () => void;
}

/** The supplier's templates, to choose from. Arrow keys move, typing finds, Esc and a click elsewhere close it. */
export function TemplateMenu({ anchor, typed, max, onChoose, onKeep, onManage, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(ListAnswerTemplates, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState<AnswerTemplate | null>(null);
  const templates = data?.answerTemplates;
  const found = templates?.filter((template) => isFound(template, words)) ?? [];
  useShownBeside(anchor, panel, { side: SIDE, first: FIRST, onClose });
  useLayoutEffect(function fitWhatItHolds() {
    const box = panel.current;
    if (!box) return;
    placePanel(anchor, box, SIDE);
    if (document.activeElement === box) box.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
  });
  const giveBack = (then: () => void) => {
    anchor.focus({ preventScroll: true });
    then();
  };
  const choose = (template: AnswerTemplate | undefined) => {
    if (template && !onChoose(template)) setRefused(template);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds no menu
    <div
      ref={panel}
      popover="manual"
      role="group"
      tabIndex={-1}
      aria-label={text.open}
      className={styles.panel}
      onKeyDown={(event) =>
        moveInMenu(event, { onFirst: () => choose(found[0]), onLeave: () => giveBack(onClose) })
      }
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        // A press on the opener closes it by itself.
        if (relatedTarget !== anchor && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      {(templates?.length ?? 0) > MANY && (
        <Input
          className={styles.search}
          aria-label={text.search}
          placeholder={text.search}
          autoComplete="off"
          before={<Icon name="search" />}
          value={words}
          onChange={setWords}
        />
      )}
      {!templates && <Waiting failed={error !== undefined} onRetry={() => void refetch()} />}
      {templates?.length === 0 && (
        <div className={styles.note}>
          {text.none}
          <SecondLine>{text.noneHint}</SecondLine>
        </div>
      )}
      {words !== '' && found.length === 0 && <p className={styles.note}>{text.noMatch}</p>}
      <div role="menu" aria-label={text.open}>
        <div className={styles.choices}>
          {found.map((template) => (
            <button
              key={template.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-template
              className={styles.choice}
              onClick={() => choose(template)}
            >
              <Text strong block cut="ellipsis">
                {template.name}
              </Text>
              <SecondLine cut="ellipsis">{template.text}</SecondLine>
            </button>
          ))}
        </div>
        <div className={styles.foot}>
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={typed.trim() === ''}
            className={styles.choice}
            onClick={() =>
              giveBack(() => {
                onClose();
                onKeep();
              })
            }
          >
            {text.keep}
          </button>
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.choice}
            onClick={() => giveBack(onManage)}
          >
            {text.manage}
          </button>
        </div>
      </div>
      {refused && (
        <p role="alert" className={styles.refused}>
          {text.tooLong(refused.name, refused.text.length, roomIn(typed, max))}
        </p>
      )}
    </div>
  );
}

function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed)
    return (
      <p role="status" className={styles.note}>
        {text.loading}
      </p>
    );
  return (
    <p role="alert" className={styles.note}>
      {text.lost}
      <Button variant="text" onClick={onRetry}>
        {text.retry}
      </Button>
    </p>
  );
}

function isFound({ name, text: words }: AnswerTemplate, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return [name, words].some((each) => each.toLowerCase().includes(wanted));
}
