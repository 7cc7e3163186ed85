import { useQuery } from '@apollo/client/react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { RowList } from '../../ui/data/RowList.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import { ListAnswerTemplates } from './answerTemplates.graphql.ts';
import { MAX_TEMPLATES, templatesText as text } from './answerTemplates.text.ts';
import type { AnswerTemplate, EditedTemplate } from './templateActions.ts';

interface Props {
  onEdit: (template: EditedTemplate) => void;
  onRemove: (template: AnswerTemplate) => void;
  onClose: () => void;
}

/** All templates of the supplier, with the ways to change them. */
export function TemplatesDialog({ onEdit, onRemove, onClose }: Props) {
  const { data, error, refetch } = useQuery(ListAnswerTemplates, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const templates = data?.answerTemplates;
  const isFull = templates !== undefined && templates.length >= MAX_TEMPLATES;
  return (
    <Dialog
      open
      title={text.title}
      width={640}
      onClose={onClose}
      actions={
        <DialogActions
          other={{ label: text.close, onClick: onClose }}
          main={{
            label: text.add,
            disabled: !templates || isFull,
            onClick: () => onEdit({ id: null, name: '', text: '' }),
          }}
        />
      }
    >
      {!templates &&
        (error ? (
          <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={160} />
        ))}
      {templates?.length === 0 && <EmptyState title={text.none} hint={text.noneHint} />}
      {templates && templates.length > 0 && (
        <>
          <SecondLine as="p">{isFull ? text.full : text.count(templates.length)}</SecondLine>
          <RowList label={text.list} columns="minmax(0, 1fr) max-content" height="min(420px, 50vh)">
            {templates.map((template) => (
              <li key={template.id}>
                <div>
                  <Text strong block cut="ellipsis">
                    {template.name}
                  </Text>
                  <SecondLine cut="clamp">{template.text}</SecondLine>
                </div>
                <Row gap={8}>
                  <Button
                    variant="text"
                    aria-label={text.edit(template.name)}
                    onClick={() => onEdit(template)}
                  >
                    {text.editShort}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={text.remove(template.name)}
                    onClick={() => onRemove(template)}
                  >
                    {text.removeShort}
                  </Button>
                </Row>
              </li>
            ))}
          </RowList>
        </>
      )}
    </Dialog>
  );
}
