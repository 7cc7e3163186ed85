import { graphql } from '../../graphql/generated/gql.ts';

export const ListFreightTemplateNames = graphql(`
  query ListFreightTemplateNames {
    freightTemplates {
      id
      name
    }
  }
`);

export const EditedGood = graphql(`
  fragment EditedGood on SellerGood {
    id
    goodsNo
    name
    categoryId
    pics
    detail
    packerNote
    supplyPrice
    price
    weight
    unit
    minNum
    maxNum
    platforms
    isGift
    freightTemplateId
    freightTemplateName
    status
    auditReason
    revision {
      status
      reason
      submittedAt
      content {
        ...RevisedGoodContent
      }
    }
    version
    sold
    stocks {
      id
      skuId
      skuName
      warehouseId
      warehouseName
      available
      safetyHeld
      locked
      isLow
    }
    bundleStocks {
      skuId
      skuName
      warehouseId
      warehouseName
      available
    }
    properties {
      id
      name
      values {
        id
        name
      }
    }
    skus {
      id
      skuNo
      name
      valueIds
      merchantCode
      barcodes
      pic
      supplyPrice
      weight
      onSale
      bundleParts {
        skuId
        quantity
        goodName
        skuName
        supplyPrice
        weight
      }
    }
  }
`);

export const RevisedGoodContent = graphql(`
  fragment RevisedGoodContent on RevisedGood {
    name
    categoryId
    pics
    detail
    supplyPrice
    weight
    unit
    minNum
    maxNum
    platforms
    isGift
    properties {
      id
      name
      values {
        id
        name
      }
    }
    skus {
      id
      values
      merchantCode
      barcodes
      pic
      supplyPrice
      weight
      onSale
      bundleParts {
        skuId
        quantity
        goodName
        skuName
        supplyPrice
        weight
      }
      stocks {
        warehouseId
        quantity
      }
    }
  }
`);

export const RevokeGoodRevision = graphql(`
  mutation RevokeGoodRevision($id: EntityId!) {
    withdrawGoodRevision(id: $id) {
      ...EditedGood
    }
  }
`);

export const LoadSellerGood = graphql(`
  query LoadSellerGood($id: EntityId!) {
    sellerGood(id: $id) {
      ...EditedGood
    }
  }
`);

export const CreateGood = graphql(`
  mutation CreateGood($input: GoodInput!, $clientNo: String!) {
    createGood(input: $input, clientNo: $clientNo) {
      ...EditedGood
    }
  }
`);

export const UpdateGood = graphql(`
  mutation UpdateGood($id: EntityId!, $input: GoodInput!) {
    updateGood(id: $id, input: $input) {
      ...EditedGood
    }
  }
`);
