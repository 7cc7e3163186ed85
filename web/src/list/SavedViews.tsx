import { useId, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browserStorage } from '../lib/storage.ts';
import { formatDate } from '../lib/time.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { RemovableTag } from '../ui/buttons/RemovableTag.tsx';
import { Form } from '../ui/inputs/Form.tsx';
import { TextField } from '../ui/inputs/TextField.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { DialogActions } from '../ui/overlays/DialogActions.tsx';
import styles from './list.module.css';
import { savedViewsText as text } from './list.text.ts';
import { inOrder, MAX_VIEWS, savedViewStore, searchOf, viewOf } from './savedViewStore.ts';

const memory = savedViewStore(browserStorage());
const MAX_NAME = 12;

/** The list's address as a view has it: without the page. */
function useCurrentSearch(): string {
  const params = new URLSearchParams(useLocation().search);
  params.delete('page');
  return inOrder(params);
}

const useViews = (list: string) =>
  useSyncExternalStore(
    memory.subscribe,
    () => memory.get(list),
    () => memory.get(list),
  );

/** What a person has saved of a list, each at a click. */
export function SavedViews({ list }: { list: string }) {
  const navigate = useNavigate();
  const today = formatDate(Date.now());
  const current = useCurrentSearch();
  const views = useViews(list);
  if (views.length === 0) return null;
  return (
    <Row as="ul" wrap below={8} aria-label={text.label} style={{ width: '100%' }}>
      {views.map((view) => {
        const { name } = view;
        const search = searchOf(view, today);
        return (
          <li key={name}>
            <RemovableTag
              isOn={search === current}
              label={text.remove(name)}
              onRemove={() => memory.remove(list, name)}
            >
              <button
                type="button"
                className={styles.view}
                aria-pressed={search === current}
                onClick={() => void navigate({ search: search && `?${search}` })}
              >
                {name}
              </button>
            </RemovableTag>
          </li>
        );
      })}
    </Row>
  );
}

/** Saves how a list is narrowed now; not what is saved already. */
export function SaveView({ list }: { list: string }) {
  const search = useCurrentSearch();
  const today = formatDate(Date.now());
  const views = useViews(list);
  const [name, setName] = useState<string | null>(null);
  const [isNameless, setNameless] = useState(false);
  const form = useId();
  if (views.some((view) => searchOf(view, today) === search)) return null;
  const typed = name?.trim() ?? '';
  const isFull = views.length >= MAX_VIEWS && views.every((view) => view.name !== typed);
  const save = () => {
    setNameless(typed === '');
    if (typed === '' || isFull) return;
    memory.save(list, viewOf(typed, search, today));
    setName(null);
  };
  return (
    <>
      <Button
        variant="text"
        onClick={() => {
          setName('');
          setNameless(false);
        }}
      >
        {text.save}
      </Button>
      <Dialog
        open={name !== null}
        title={text.title}
        width={400}
        onClose={() => setName(null)}
        actions={
          <DialogActions
            other={{ label: text.cancel, onClick: () => setName(null) }}
            main={{ label: text.confirm, form, disabled: isFull }}
          />
        }
      >
        <Form id={form} onSubmit={save}>
          <TextField
            label={text.name}
            hint={text.hint}
            error={isFull ? text.full(MAX_VIEWS) : isNameless && typed === '' ? text.nameless : null}
            maxLength={MAX_NAME}
            value={name ?? ''}
            onChange={setName}
          />
        </Form>
      </Dialog>
    </>
  );
}
