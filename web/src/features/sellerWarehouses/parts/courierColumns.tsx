import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FieldNote } from '../../../ui/FormCard.tsx';
import { Input } from '../../../ui/Input.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Text } from '../../../ui/Text.tsx';
import { countRules } from '../areaRules.ts';
import styles from '../WarehouseEditor.module.css';
import type { WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { partNames, editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
import { COURIER_PARTS, type CourierPart, type WarehouseProblems } from '../warehouseForm.rules.ts';
import type { CourierForm } from '../warehouseForm.ts';

interface Handlers {
  editor: WarehouseEditor;
  problems: WarehouseProblems;
  nameOf: (courierId: number) => string;
}

/** A courier a row: its fees are written in the cells. */
export function courierColumns(handlers: Handlers): Column<CourierForm>[] {
  const { editor, problems, nameOf } = handlers;
  return [
    {
      key: 'courier',
      header: text.courier,
      cell: ({ courierId, enabled }) => (
        <Text tone={enabled ? undefined : 'secondary'}>{nameOf(courierId)}</Text>
      ),
    },
    ...COURIER_PARTS.map((part) => feeColumn(part, handlers)),
    {
      key: 'areas',
      header: text.areas,
      width: 136,
      cell: ({ courierId, areaRules }) => {
        const { bans, surcharges } = countRules(areaRules);
        const problem = problems[`courier ${courierId} areaRules`];
        return (
          <>
            <Button variant="text" onClick={() => editor.send({ type: 'areas.open', courierId })}>
              {text.rules(bans, surcharges) || text.noRules}
            </Button>
            <FieldNote error={warehouseProblemText(`courier ${courierId} areaRules`, problem)} />
          </>
        );
      },
    },
    {
      key: 'enabled',
      header: text.enabled,
      align: 'center',
      width: 64,
      cell: ({ courierId, enabled }) => (
        <Checkbox
          label={<span className="sr-only">{text.enabledOf(nameOf(courierId))}</span>}
          checked={enabled}
          onChange={(checked) =>
            editor.send({ type: 'courier.edit', courierId, change: { enabled: checked } })
          }
        />
      ),
    },
    {
      key: 'actions',
      header: text.actions,
      align: 'right',
      width: 72,
      cell: ({ courierId }) => (
        <Button
          variant="quiet"
          aria-label={text.removeCourier(nameOf(courierId))}
          onClick={() => editor.send({ type: 'courier.remove', courierId })}
        >
          {text.remove}
        </Button>
      ),
    },
  ];
}

function feeColumn(part: CourierPart, { editor, problems, nameOf }: Handlers): Column<CourierForm> {
  const isWeight = part === 'firstWeight' || part === 'stepWeight';
  return {
    key: part,
    header: partNames[part],
    width: isWeight ? 84 : 104,
    align: 'right',
    cell: (courier) => {
      const { courierId } = courier;
      const field = `courier ${courierId} ${part}` as const;
      const problem = warehouseProblemText(field, problems[field]);
      return (
        <>
          <Input
            aria-label={`${nameOf(courierId)}${partNames[part]}`}
            aria-invalid={problem !== null}
            className={styles.fee}
            inputMode="decimal"
            maxLength={10}
            {...(isWeight ? {} : { before: '¥' })}
            value={courier[part]}
            onChange={(value) => editor.send({ type: 'courier.edit', courierId, change: { [part]: value } })}
            autoComplete="off"
          />
          <FieldNote error={problem} />
        </>
      );
    },
  };
}
