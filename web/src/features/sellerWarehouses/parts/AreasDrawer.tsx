import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { areaTree } from '../../../fields/areas.ts';
import { DayRange } from '../../../fields/DayRange.tsx';
import { ListRegions } from '../../../graphql/regions.graphql.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { useFields } from '../../../lib/useFields.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { FieldNote, FieldSet } from '../../../ui/layout/FormCard.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import styles from '../Areas.module.css';
import { MAX_REASON, type RuleInput } from '../areaRules.ts';
import { fullName } from '../areaTree.ts';
import { courierIn } from '../courierForm.ts';
import type { AreasWork } from '../couriersEditing.ts';
import { ListCouriers } from '../sellerWarehouses.graphql.ts';
import { editorText, KINDS, ruleProblemText, areasText as text } from '../warehouseEditor.text.ts';
import type { CouriersEditor } from './couriersEditor.ts';
import { RegionTree } from './RegionTree.tsx';
import { RuleList } from './RuleList.tsx';

/** Where one of the couriers does not go, costs more or is free: areas are chosen at the left, their rules stand at the right. */
export function AreasDrawer({ editor }: { editor: CouriersEditor }) {
  const { areas } = useFields(editor, 'areas');
  const couriers = useQuery(ListCouriers, { skip: !areas, context: { quiet: 'outages' } });
  if (!areas) return null;
  const { courierId } = areas;
  const nameOf = (id: number) =>
    couriers.data?.couriers.find((one) => one.id === id)?.name ?? editorText.unknownCourier(id);
  const close = () => editor.send({ type: 'areas.close' });
  return (
    <Drawer
      open
      width={1080}
      title={text.title(nameOf(courierId))}
      onClose={close}
      actions={<Button onClick={close}>{text.done}</Button>}
    >
      <Areas editor={editor} nameOf={nameOf} />
    </Drawer>
  );
}

function Areas({ editor, nameOf }: { editor: CouriersEditor; nameOf: (courierId: number) => string }) {
  const { areas, form } = useFields(editor, 'areas', 'form');
  const regions = useQuery(ListRegions, { context: { quiet: true } });
  const list = regions.data?.regions.list;
  const tree = useMemo(() => (list ? areaTree(list) : null), [list]);
  const rules = (areas && courierIn(form, areas.courierId)?.areaRules) ?? [];
  if (regions.error && !tree)
    return (
      <ErrorState
        title={text.loadFailed}
        message={failureText(regions.error)}
        onRetry={() => void regions.refetch()}
      />
    );
  if (!areas || !tree) return <Skeleton height={420} />;
  const chosen = areas.chosen.map((code) => ({ code, name: tree.byCode.get(code)?.name ?? code }));
  return (
    <div className={styles.columns}>
      <div>
        <RegionTree
          tree={tree}
          chosen={areas.chosen}
          rules={rules}
          onChoose={(codes) => editor.send({ type: 'areas.choose', codes })}
        />
        <RuleFields
          areas={areas}
          onEdit={(change) => editor.send({ type: 'rule.edit', change })}
          onApply={() => editor.send({ type: 'rules.apply', areas: chosen })}
        />
      </div>
      <RuleList
        rules={rules}
        nameOf={(code) => fullName(tree, code)}
        sources={form.couriers
          .filter((courier) => courier.courierId !== areas.courierId && courier.areaRules.length > 0)
          .map((courier) => ({ id: courier.courierId, name: nameOf(courier.courierId) }))}
        onRemove={(keys) => editor.send({ type: 'rules.remove', keys })}
        onCopy={(from) => editor.send({ type: 'rules.copy', from })}
      />
    </div>
  );
}

interface FieldsProps {
  areas: AreasWork;
  onEdit: (change: Partial<RuleInput>) => void;
  onApply: () => void;
}

/** What is to hold for the chosen areas. */
function RuleFields({ areas: { input, problems }, onEdit, onApply }: FieldsProps) {
  const yuanProblem = ruleProblemText('yuan', problems);
  return (
    <section aria-labelledby="input" className={styles.input}>
      <h3 id="input">{text.input}</h3>
      <div className={styles.kind}>
        <Segmented
          label={text.input}
          value={input.type}
          choices={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
          onChange={(type) => onEdit({ type })}
        />
        {input.type === 'FREE' && <FieldNote hint={text.freeHint} />}
        {input.type === 'SURCHARGE' && (
          <div>
            <Input
              aria-label={text.yuan}
              aria-invalid={yuanProblem !== null}
              placeholder={text.yuan}
              inputMode="decimal"
              maxLength={10}
              before="¥"
              value={input.yuan}
              onChange={(yuan) => onEdit({ yuan })}
              autoComplete="off"
            />
            <FieldNote error={yuanProblem} />
          </div>
        )}
      </div>
      <TextField
        label={text.reason}
        maxLength={MAX_REASON}
        placeholder={text.reasonHint}
        value={input.reason}
        onChange={(reason) => onEdit({ reason })}
      />
      <FieldSet legend={text.period} error={ruleProblemText('days', problems)} hint={text.periodHint}>
        <DayRange isAhead days={input} onChange={onEdit} />
      </FieldSet>
      <FieldNote error={ruleProblemText('areas', problems)} />
      <Button variant="primary" fluid onClick={onApply}>
        {text.apply}
      </Button>
    </section>
  );
}
