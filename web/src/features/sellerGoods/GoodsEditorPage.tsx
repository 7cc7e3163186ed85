import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { selectScreen } from '../../flows/draftEditor.selectors.ts';
import { paths } from '../../lib/paths.ts';
import { browserStorage } from '../../lib/storage.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { useSession } from '../session/useSession.ts';
import { focusField } from './EditorField.tsx';
import { EditorSkeleton, GoodsEditorView } from './GoodsEditorView.tsx';
import type { GoodField } from './goodForm.rules.ts';
import { goodsEditorLogic } from './goodsEditor.actors.ts';
import { editorText as text } from './goodsEditor.text.ts';

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
        onProblem: focusOnceDrawn,
      }),
    [client, goodId],
  );
  const editor = useActorRef(logic, { input: { account, id: goodId } });
  const { item, id: named } = useFields(editor, 'item', 'id');
  // Goods that were made just now are not being changed.
  const isSaved = useSelector(editor, selectScreen) === 'saved';
  const title = named !== null && !(isSaved && goodId === null) ? text.changeTitle : text.createTitle;
  usePageTitle(title);
  return (
    <>
      <Row as="header" gap={12} align="baseline" below={16}>
        <h1>{title}</h1>
        <Grow>
          {item && (
            <Text tone="secondary" num>
              {item.goodsNo}
            </Text>
          )}
        </Grow>
        <LinkButton variant="text" to={paths.sellerGoods}>
          {text.list}
        </LinkButton>
      </Row>
      <GoodsEditorView editor={editor} />
    </>
  );
}

/** What is wrong is marked by the next frame. */
function focusOnceDrawn(field: GoodField) {
  requestAnimationFrame(() => focusField(field));
}

/** A reload opens the goods that were just made. Past the router, which would begin the page anew under the typing. */
function nameInAddress(goodId: number) {
  const { pathname } = window.location;
  if (pathname.endsWith(`/${goodId}`)) return;
  window.history.replaceState(window.history.state, '', `${pathname.replace(/\/$/, '')}/${goodId}`);
}
