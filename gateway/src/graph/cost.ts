import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { fragmentsOf } from '../rest/selection.ts';

type Variables = Record<string, unknown>;
/** The cost of an operation for given variables. */
export type Cost = (variables: Variables) => number;

const MAX_PAGE = 100;
/** Estimated rows of lists without pages that are known to be shorter or longer than most. */
const USUAL_ROWS: Record<string, number> = {
  'Good.warehouses': 4,
  'SellerGood.stocks': 3,
  'SellerGoodPage.counts': 6,
  'SellerGood.bundleStocks': 1,
  'SellerSku.bundleParts': 1,
  'OwnSku.bundleParts': 1,
  'GoodSku.bundleParts': 1,
  'ParcelItem.bundleParts': 1,
  'QuoteItem.bundleParts': 1,
  'Warehouse.couriers': 8,
  'WarehouseCourier.areaRules': 5,
  'SellerWarehouse.couriers': 8,
  'SellerWarehouseCourier.areaRules': 5,
  'Good.courierFees': 3,
  'Query.freightTemplates': 8,
  'FreightTemplate.couriers': 4,
  'FreightTemplate.warehouses': 3,
  'FreightTemplateCourier.areaRules': 3,
  'RegionList.list': 40,
  'HomePlaces.banners': 5,
  'BatchQuote.parts': 4,
  'NextStep.places': 3,
  'CheaperTogether.parcels': 3,
  'Order.prices': 1,
  'PricedPiece.parts': 2,
  'QuotePart.problems': 1,
  'QuotePart.stock': 2,
  'QuoteRow.problems': 1,
  'QuoteRow.items': 2,
  'ShopOrder.items': 2,
  'ShopOrder.parcels': 1,
  'ShopOrder.linesLeft': 1,
  'ShopOrderParcel.lineIds': 1,
  'Parcel.items': 2,
  'Refund.items': 2,
  'PlannedContent.lineIds': 1,
  'ShopOrderPlan.parts': 4,
  'PlannedPart.contents': 20,
  'PlannedContent.items': 2,
  'ShopGood.items': 2,
  'ShopSku.suggestions': 3,
  'ShopSkuPage.counts': 4,
  'Query.linkableSkus': 50,
  'LinkShopSkusPayload.rows': 50,
  'ParcelTimeline.list': 30,
  'MoneyLog.parts': 5,
  'Query.payChannels': 3,
  'Query.walletDays': 30,
  'Mutation.setGoodsOnSale': 50,
  'Mutation.deleteGoods': 50,
  'RefundParcelsPayload.parcels': 50,
  'PrintParcelsPayload.parcels': 50,
  'FillWaybillsPayload.parcels': 50,
  'IgnoreShopOrdersPayload.shopOrders': 50,
};
const OTHER_ROWS = 10;
/** Arguments that say how many rows are answered. */
const PAGE_SIZES = ['pageSize', 'first'];

/**
 * Counts one point per field, multiplied by the possible rows: `pageSize` (or `first`) for pages, an estimate for other lists.
 * Everything except the page sizes is computed once per document.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Cost {
  const fragments = fragmentsOf(document);

  function costOfSet(set: SelectionSetNode, parent: GraphQLCompositeType, page: Cost | undefined): Cost {
    const costs = set.selections.map((selection): Cost => {
      if (selection.kind === Kind.FIELD) return costOfField(selection, parent, page);
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      const type = inner?.typeCondition ? schema.getType(inner.typeCondition.name.value) : parent;
      return inner && isCompositeType(type) ? costOfSet(inner.selectionSet, type, page) : free;
    });
    return sum(costs);
  }

  function costOfField(node: FieldNode, parent: GraphQLCompositeType, page: Cost | undefined): Cost {
    const field = 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
    // Fields such as `__typename` and `__schema`.
    if (!field) return free;
    const type = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(type)) return () => 1;
    const rows = rowsOf(field, node, parent, page);
    const inner = costOfSet(node.selectionSet, type, isPaged(field) ? pageSizeOf(field, node) : undefined);
    return (variables) => 1 + rows(variables) * inner(variables);
  }

  const root = schema.getRootType(operation.operation);
  return root ? costOfSet(operation.selectionSet, root, undefined) : free;
}

const free: Cost = () => 0;

function sum(costs: Cost[]): Cost {
  const counted = costs.filter((cost) => cost !== free);
  return (variables) => counted.reduce((total, cost) => total + cost(variables), 0);
}

function isPaged(field: GraphQLField<unknown, unknown>): boolean {
  return field.args.some(({ name }) => PAGE_SIZES.includes(name));
}

/** The possible repetitions of the fields below. `page` is the page size where the parent is a page. */
function rowsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  parent: GraphQLCompositeType,
  page: Cost | undefined,
): Cost {
  if (!isListType(getNullableType(field.type))) return () => 1;
  if (isPaged(field)) return pageSizeOf(field, node);
  if (page) return page;
  const name = isObjectType(parent) ? `${parent.name}.${field.name}` : field.name;
  const rows = USUAL_ROWS[name] ?? OTHER_ROWS;
  return () => rows;
}

function pageSizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Cost {
  const input = node.arguments?.find(({ name }) => PAGE_SIZES.includes(name.value))?.value;
  const standard = field.args.find(({ name }) => PAGE_SIZES.includes(name))?.defaultValue;
  return (variables) => {
    const size = Number(givenValue(input, variables) ?? standard);
    return Number.isFinite(size) ? Math.min(Math.max(size, 1), MAX_PAGE) : MAX_PAGE;
  };
}

function givenValue(node: ValueNode | undefined, variables: Variables): unknown {
  if (node?.kind === Kind.VARIABLE) return variables[node.name.value];
  return node?.kind === Kind.INT ? Number(node.value) : undefined;
}
