import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { browserStorage } from '../../../lib/storage.ts';
import { usePageTitle } from '../../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../../ui/buttons/Button.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { showProblem } from '../showProblem.ts';
import { templateEditorLogic } from '../templateEditor.actors.ts';
import { templateEditorText as text } from '../templates.text.ts';
import { writeEdited } from '../warehousesQuery.ts';
import { TemplateEditorView } from './TemplateEditorView.tsx';

/** Where a freight template is written, new or changed; back leads to the list. */
export function TemplateEditorPage({ account, id }: { account: string; id: number | null }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const back = writeEdited(params, null);
  const logic = useMemo(
    () =>
      templateEditorLogic({
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
      <PageHeader
        below={16}
        title={title}
        actions={
          <LinkButton variant="text" to={{ search: back }}>
            {text.list}
          </LinkButton>
        }
      />
      <TemplateEditorView editor={editor} back={back} />
    </>
  );
}
