import { useQuery } from '@apollo/client/react';
import { type ToggleEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { placePanel } from '../../ui/overlays/placePanel.ts';
import { useMay } from '../consoleActors.ts';
import type { ConsoleList } from '../graphql/generated/graphql.ts';
import { ListSavedViews } from './list.graphql.ts';
import { removingText, viewsText as text } from './list.text.ts';
import styles from './listTools.module.css';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { type RemovingView, removeView, type SavedView, saveView } from './savedViews.ts';

/** The filters of a list that were kept under names; the address stays what says which are shown. */
export function ViewsMenu({ list }: { list: ConsoleList }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  const saving = useFlow(saveView);
  const removing = useFlow(removeView);
  const close = () => panel.current?.hidePopover();
  const toggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return;
    setWanted(true);
    if (opener.current) placePanel(opener.current, currentTarget, 'bottom right');
  };
  return (
    <>
      <button ref={opener} type="button" popoverTarget={id} className={cx('ui button', styles.opener)}>
        <Icon name="star" />
        {text.open}
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label={text.open}
        className={styles.menu}
        onToggle={toggle}
      >
        {/* Above the views: it stays where it is while they are loaded. */}
        <div className={styles.first}>
          <Button
            fluid
            size="small"
            icon="plus"
            onClick={() => {
              close();
              saving.send({ type: 'editor.open', item: { list, search } });
            }}
          >
            {text.save}
          </Button>
        </div>
        {isWanted && (
          <Views
            list={list}
            onChoose={(view) => {
              close();
              void navigate({ search: view.search });
            }}
            onRemove={(view) => {
              close();
              removing.send({ type: 'action.ask', subject: view });
            }}
          />
        )}
      </section>
      <SaveViewDialog actor={saving} />
      <RemoveViewDialog actor={removing} />
    </>
  );
}

export function RemoveViewDialog({ actor }: { actor: RemovingView }) {
  return (
    <ConfirmActionDialog actor={actor} destructive texts={removingText}>
      {({ name, isShared }) => removingText.question(name, isShared)}
    </ConfirmActionDialog>
  );
}

interface ViewsProps {
  list: ConsoleList;
  onChoose: (view: SavedView) => void;
  onRemove: (view: SavedView) => void;
}

function Views({ list, onChoose, onRemove }: ViewsProps) {
  const mayShare = useMay('lists.share');
  const { search } = useLocation();
  const { data, error, refetch } = useQuery(ListSavedViews, {
    variables: { list },
    context: { quiet: true },
  });
  if (error && !data)
    return (
      <p role="alert" className={styles.head}>
        {text.failed}{' '}
        <Button variant="text" size="small" onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </p>
    );
  if (!data)
    return (
      <p role="status" className={styles.head}>
        {text.loading}
      </p>
    );
  if (data.savedViews.length === 0) return <p className={styles.head}>{text.none}</p>;
  const parts = [
    { head: text.own, views: data.savedViews.filter(({ isOwn }) => isOwn) },
    { head: text.shared, views: data.savedViews.filter(({ isOwn }) => !isOwn) },
  ];
  return parts.map(
    ({ head, views }) =>
      views.length > 0 && (
        <section key={head} aria-label={head}>
          <p className={styles.head}>{head}</p>
          <ul>
            {views.map((view) => (
              <li key={view.id} className={styles.view}>
                <button
                  type="button"
                  className={styles.choose}
                  aria-current={view.search === search}
                  onClick={() => onChoose(view)}
                >
                  {view.name}
                  {!view.isOwn && <SecondLine>{text.by(view.savedBy)}</SecondLine>}
                  {view.isOwn && view.isShared && (
                    <Text small tone="secondary">
                      {' '}
                      {text.isShared}
                    </Text>
                  )}
                </button>
                {(view.isOwn ? !view.isShared || mayShare : mayShare) && (
                  <IconButton icon="trash" label={text.remove(view.name)} onClick={() => onRemove(view)} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}
