import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { areaTree } from '../../../fields/areas.ts';
import { ListRegions } from '../../../graphql/regions.graphql.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { Button } from '../../../ui/Button.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../Areas.module.css';
import { fullName } from '../areaTree.ts';
import { ListCouriers } from '../sellerWarehouses.graphql.ts';
import { selectAreas, selectForm, type WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText, areasText as text } from '../warehouseEditor.text.ts';
import { courierIn } from '../warehouseForm.ts';
import { RegionTree } from './RegionTree.tsx';
import { RuleFields } from './RuleFields.tsx';
import { RuleList } from './RuleList.tsx';

/** Where one of the couriers does not go, or costs more: areas are chosen at the left, their rules stand at the right. */
export function AreasDrawer({ editor }: { editor: WarehouseEditor }) {
  const areas = useSelector(editor, selectAreas);
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

interface Props {
  editor: WarehouseEditor;
  nameOf: (courierId: number) => string;
}

function Areas({ editor, nameOf }: Props) {
  const areas = useSelector(editor, selectAreas);
  const form = useSelector(editor, selectForm);
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
