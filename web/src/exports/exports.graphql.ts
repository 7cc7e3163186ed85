import { graphql } from '../graphql/generated/gql.ts';

export const ExportState = graphql(`
  fragment ExportState on ExportedFile {
    taskId
    done
    url
    fileName
  }
`);

export const ExportOrder = graphql(`
  mutation ExportOrder($ids: [EntityId!]!, $format: FileFormat!) {
    exportOrder(ids: $ids, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportOrders = graphql(`
  mutation ExportOrders($filter: OrderFilter, $format: FileFormat!) {
    exportOrders(filter: $filter, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportParcels = graphql(`
  mutation ExportParcels(
    $filter: ParcelFilter
    $format: FileFormat!
    $template: ShippingTemplate
    $partial: Boolean!
  ) {
    exportParcels(filter: $filter, format: $format, template: $template, partial: $partial) {
      ...ExportState
    }
  }
`);

export const ExportMoneyLogs = graphql(`
  mutation ExportMoneyLogs($filter: MoneyLogFilter, $format: FileFormat!) {
    exportMoneyLogs(filter: $filter, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportRecharges = graphql(`
  mutation ExportRecharges($filter: RechargeFilter, $format: FileFormat!) {
    exportRecharges(filter: $filter, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportCashOuts = graphql(`
  mutation ExportCashOuts($filter: CashOutFilter, $format: FileFormat!) {
    exportCashOuts(filter: $filter, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportShopSales = graphql(`
  mutation ExportShopSales($filter: ShopSalesFilter, $unit: ShopSalesUnit!, $format: FileFormat!) {
    exportShopSales(filter: $filter, unit: $unit, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportSellerProfit = graphql(`
  mutation ExportSellerProfit($filter: ProfitFilter, $unit: ProfitUnit!, $format: FileFormat!) {
    exportSellerProfit(filter: $filter, unit: $unit, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportSellerAfterSales = graphql(`
  mutation ExportSellerAfterSales($filter: AfterSalesFilter, $unit: AfterSalesUnit!, $format: FileFormat!) {
    exportSellerAfterSales(filter: $filter, unit: $unit, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportToShip = graphql(`
  mutation ExportToShip($parcelIds: [EntityId!], $format: FileFormat!) {
    exportToShip(parcelIds: $parcelIds, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportGoods = graphql(`
  mutation ExportGoods($filter: SellerGoodFilter, $format: FileFormat!) {
    exportGoods(filter: $filter, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportShopSkus = graphql(`
  mutation ExportShopSkus($shopId: EntityId!, $filter: ShopSkuFilter, $format: FileFormat!) {
    exportShopSkus(shopId: $shopId, filter: $filter, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportEvidence = graphql(`
  mutation ExportEvidence($parcelId: EntityId!, $format: EvidenceFormat!) {
    exportEvidence(parcelId: $parcelId, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportMaterials = graphql(`
  mutation ExportMaterials($goodIds: [EntityId!]!) {
    exportMaterials(goodIds: $goodIds) {
      ...ExportState
    }
  }
`);

export const FindExport = graphql(`
  query FindExport($taskId: String!) {
    exportedFile(taskId: $taskId) {
      ...ExportState
    }
  }
`);

export const ExportStatement = graphql(`
  mutation ExportStatement($month: String!, $format: FileFormat!) {
    exportStatement(month: $month, format: $format) {
      ...ExportState
    }
  }
`);

export const ExportAddressBook = graphql(`
  mutation ExportAddressBook($group: String, $format: FileFormat!) {
    exportAddressBook(group: $group, format: $format) {
      ...ExportState
    }
  }
`);
