import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Text } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Select } from '../../../../ui/inputs/Select.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { fieldNames } from '../../../spreadsheets/sheets.text.ts';
import type { SheetField } from '../../../spreadsheets/sheets.types.ts';
import { type ModelWizard, selectUnmapped } from '../flow/shipModel.selectors.ts';
import { mappingText as text } from '../flow/shipModel.text.ts';
import styles from './file.module.css';

const FIELDS = Object.keys(fieldNames) as SheetField[];

/** What each column of the file is, said by the person and remembered for files like it. */
export function MappingPart({ wizard }: { wizard: ModelWizard }) {
  const { read, fields } = useFields(wizard, 'read', 'fields');
  const unmapped = useSelector(wizard, selectUnmapped);
  if (!read) return null;
  return (
    <Card
      title={text.title}
      side={
        read.otherSheets.length > 0 && (
          <Select
            aria-label={text.sheet}
            value={read.sheet}
            options={[read.sheet, ...read.otherSheets].map((value) => ({ value, text: value }))}
            onChange={(sheet) => wizard.send({ type: 'sheet.choose', sheet })}
          />
        )
      }
    >
      {!read.header.certain && <Message tone="warning">{text.outcomeUnknown}</Message>}
      <table className={styles.mapping}>
        <thead>
          <tr>
            <th>{text.column}</th>
            <th>{text.samples}</th>
            <th style={{ width: 200 }}>{text.field}</th>
          </tr>
        </thead>
        <tbody>
          {read.columns.map(({ index, header }) => {
            const name = header || text.unnamed(index + 1);
            const samples = read.samples.map((cells) => cells[index] ?? '').filter(Boolean);
            return (
              <tr key={index}>
                <td>{name}</td>
                <td className={styles.samples}>{samples.join(' ／ ')}</td>
                <td>
                  <Select
                    fluid
                    aria-label={text.fieldOf(name)}
                    value={fields[index] ?? ''}
                    options={[
                      { value: '' as const, text: text.none },
                      ...FIELDS.map((value) => ({ value, text: fieldNames[value] })),
                    ]}
                    onChange={(field) => wizard.send({ type: 'column.map', index, field: field || null })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Row gap={12} justify="flex-end" above={16}>
        <Text role="status" tone={unmapped.length > 0 ? 'danger' : undefined}>
          {unmapped.length > 0
            ? text.missing(unmapped.map((field) => fieldNames[field]).join('、'))
            : text.complete}
        </Text>
        <Button onClick={() => wizard.send({ type: 'mapping.cancel' })}>{text.cancel}</Button>
        <Button
          variant="primary"
          disabled={unmapped.length > 0}
          onClick={() => wizard.send({ type: 'mapping.confirm' })}
        >
          {text.confirm}
        </Button>
      </Row>
    </Card>
  );
}
