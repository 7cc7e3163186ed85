import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { browserStorage } from '../../lib/storage.ts';
import { useFields } from '../../lib/useFields.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useSession } from '../session/useSession.ts';
import { focusField } from './focusField.ts';
import styles from './GoodsEditor.module.css';
import { GoodsEditorView } from './GoodsEditorView.tsx';
import { goodsEditorLogic } from './goodsEditor.actors.ts';
import { selectScreen } from './goodsEditor.selectors.ts';
import { editorText as text } from './goodsEditor.text.ts';
import { EditorSkeleton } from './parts/EditorSkeleton.tsx';

/** Where goods are written: new ones, or those that the address names. Every visit begins anew. */
export default function GoodsEditorPage() {
  const { id } = useParams();
  const { key } = useLocation();
  const { user } = useSession();
  if (!user) return <EditorSkeleton />;
  return <Sitting key={`${user.uuid} ${key}`} account={user.uuid} goodId={id ? Number(id) : null} />;
}

function Sitting({ account, goodId }: { account: string; goodId: number | null }) {
  const client = useApolloClient();
  const logic = useMemo(
    () =>
      goodsEditorLogic({
        client,
        area: browserStorage(),
        onName: goodId === null ? nameInAddress : () => {},
        onProblem: focusField,
      }),
    [client, goodId],
  );
  const editor = useActorRef(logic, { input: { account, goodId } });
  const { good, goodId: named } = useFields(editor, 'good', 'goodId');
  // Goods that were made just now are not being changed.
  const isSaved = useSelector(editor, selectScreen) === 'saved';
  const title = named !== null && !(isSaved && goodId === null) ? text.changeTitle : text.createTitle;
  usePageTitle(title);
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        {good && (
          <span className={styles.quiet}>
            <span className="num">{good.goodsNo}</span>
          </span>
        )}
        <LinkButton variant="text" to={paths.sellerGoods} className={styles.back}>
          {text.list}
        </LinkButton>
      </header>
      <GoodsEditorView editor={editor} />
    </>
  );
}

/** A reload opens the goods that were just made. Past the router, which would begin the page anew under the typing. */
function nameInAddress(goodId: number) {
  const { pathname } = window.location;
  if (pathname.endsWith(`/${goodId}`)) return;
  window.history.replaceState(window.history.state, '', `${pathname.replace(/\/$/, '')}/${goodId}`);
}
