import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { browserStorage } from '../../lib/storage.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ChangedPanel } from './parts/ChangedPanel.tsx';
import { EditorForm } from './parts/EditorForm.tsx';
import { OfferPanel } from './parts/OfferPanel.tsx';
import { showProblem } from './showProblem.ts';
import styles from './WarehouseEditor.module.css';
import { warehouseEditorLogic } from './warehouseEditor.actors.ts';
import { selectScreen, type WarehouseEditor } from './warehouseEditor.selectors.ts';
import { editorText as text } from './warehouseEditor.text.ts';
import { writeEdited } from './warehousesQuery.ts';

/** Where a warehouse is written, new or changed; back leads to the list as it was left. */
export function WarehouseEditorPage({ account, id }: { account: string; id: number | null }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const back = writeEdited(params, null);
  const logic = useMemo(
    () =>
      warehouseEditorLogic({
        client,
        area: browserStorage(),
        onProblem: showProblem,
        onSaved: () => void navigate({ search: back }),
      }),
    [client, navigate, back],
  );
  const editor = useActorRef(logic, { input: { account, id } });
  const title = id === null ? text.createTitle : text.changeTitle;
  usePageTitle(title);
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <LinkButton variant="text" to={{ search: back }} className={styles.back}>
          {text.list}
        </LinkButton>
      </header>
      <CurrentScreen editor={editor} back={back} />
    </>
  );
}

function CurrentScreen({ editor, back }: { editor: WarehouseEditor; back: string }) {
  const screen = useSelector(editor, selectScreen);
  switch (screen) {
    case 'loading':
    case 'saved':
      return (
        <div role="status" aria-label={text.loading} className={styles.work}>
          <Skeleton height={420} />
          <Skeleton height={240} />
        </div>
      );
    case 'unloaded':
      return <ErrorState title={text.unloaded} onRetry={() => editor.send({ type: 'load.retry' })} />;
    case 'missing':
      return (
        <EmptyState
          title={text.missing}
          hint={text.missingHint}
          action={<LinkButton to={{ search: back }}>{text.list}</LinkButton>}
        />
      );
    case 'offering':
      return <OfferPanel editor={editor} />;
    case 'changed':
      return <ChangedPanel editor={editor} />;
    default:
      return <EditorForm editor={editor} />;
  }
}
