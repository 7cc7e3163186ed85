import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { Printing } from './printing.selectors.ts';
import { printingText as text } from './printing.text.ts';

// Semantic takes empty text for no choice.
const AS_SET = '*';

/** How to print: through the component that was found and on which printer, or as a file. */
export function PrintQuestion({ printing }: { printing: Printing }) {
  const { kind, way, printers, printer } = useFields(printing, 'kind', 'way', 'printers', 'printer');
  if (kind === 'PICKING') return <p>{text.fileHint.PICKING}</p>;
  if (!printers) {
    return (
      <>
        <Message
          below={12}
          action={
            <Button variant="text" onClick={() => printing.send({ type: 'component.check' })}>
              {text.recheck}
            </Button>
          }
        >
          {text.noComponent}
        </Message>
        <Text as="p" tone="secondary" above={8}>
          {text.fileHint.LABELS}
        </Text>
      </>
    );
  }
  return (
    <>
      <Row below={16}>
        <Segmented
          label={text.way}
          value={way}
          choices={[
            { value: 'component', label: text.ways.component },
            { value: 'file', label: text.ways.file },
          ]}
          onChange={(chosen) => printing.send({ type: 'way.choose', way: chosen })}
        />
      </Row>
      {way === 'file' ? (
        <Text as="p" tone="secondary" above={8}>
          {text.fileHint.LABELS}
        </Text>
      ) : (
        <>
          {printers.names.length === 0 && <Message tone="warning">{text.noPrinter}</Message>}
          <Field label={text.printer} hint={text.componentHint}>
            {(wiring) => (
              <Select
                {...wiring}
                fluid
                aria-label={text.printer}
                value={printer || AS_SET}
                options={[
                  { value: AS_SET, text: text.asSet, description: printers.byDefault },
                  ...printers.names.map((name) => ({ value: name, text: name })),
                ]}
                onChange={(chosen) =>
                  printing.send({ type: 'printer.choose', printer: chosen === AS_SET ? '' : chosen })
                }
              />
            )}
          </Field>
        </>
      )}
    </>
  );
}
