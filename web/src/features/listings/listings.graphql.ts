import { graphql } from '../../graphql/generated/gql.ts';

export const ListListingShops = graphql(`
  query ListListingShops {
    shops(page: 1, pageSize: 100) {
      total
      list {
        id
        platform
        shopName
        status
        takesListings
      }
    }
  }
`);

export const RuleFields = graphql(`
  fragment RuleFields on PriceRule {
    times
    plus
    ending
    floor
  }
`);

export const PropertyFields = graphql(`
  fragment PropertyFields on ListedProperty {
    id
    name
    values {
      id
      name
    }
  }
`);

export const PlanFields = graphql(`
  fragment PlanFields on ListingPlan {
    titleMin
    titleMax
    titleWide
    asksPhone
    isCatalogue
    settings {
      freightId
      phone
      onSale
      rule {
        ...RuleFields
      }
    }
    rows {
      goodId
      goodName
      pic
      goodCategoryId
      title
      code
      msg
      remembered {
        categoryId
        categoryName
        properties {
          ...PropertyFields
        }
      }
    }
  }
`);

/** What a form of goods begins with. */
export const PlanListings = graphql(`
  query PlanListings($input: ListingPlanInput!, $shopId: EntityId!) {
    listingPlan(input: $input) {
      ...PlanFields
    }
    listingFreights(shopId: $shopId) {
      id
      name
    }
  }
`);

/** The same of goods that are packed for a platform. */
export const PlanPackage = graphql(`
  query PlanPackage($input: ListingPlanInput!) {
    listingPlan(input: $input) {
      ...PlanFields
    }
  }
`);

/** What the same goods cost by a rule. */
export const PreviewListings = graphql(`
  query PreviewListings($input: ListingPlanInput!) {
    listingPlan(input: $input) {
      rows {
        goodId
        costFrom
        costTo
        priceFrom
        priceTo
        margin
        code
        msg
      }
    }
  }
`);

export const ListListingCategories = graphql(`
  query ListListingCategories($shopId: EntityId!, $parentId: String) {
    listingCategories(shopId: $shopId, parentId: $parentId) {
      id
      name
      isLeaf
    }
  }
`);

export const ListListingProperties = graphql(`
  query ListListingProperties($shopId: EntityId!, $categoryId: String!) {
    listingProperties(shopId: $shopId, categoryId: $categoryId) {
      id
      name
      isRequired
      maxValues
      ownWords
      options {
        id
        name
      }
    }
  }
`);

export const CreateListings = graphql(`
  mutation CreateListings($input: CreateListingsInput!) {
    createListings(input: $input) {
      waiting
      rows {
        goodId
        code
        msg
      }
    }
  }
`);

export const ExportListingPackage = graphql(`
  mutation ExportListingPackage($input: ExportListingPackageInput!) {
    exportListingPackage(input: $input) {
      ...ExportState
    }
  }
`);

export const ListShopListings = graphql(`
  query ListShopListings(
    $shopId: EntityId!
    $keyword: String
    $state: ShopListingState
    $verdict: ShopListingVerdict
    $changed: Boolean
    $page: Int!
    $cursor: String
  ) {
    shopListings(
      shopId: $shopId
      filter: { keyword: $keyword, state: $state, verdict: $verdict, changed: $changed }
      page: $page
      pageSize: 10
      cursor: $cursor
    ) {
      page
      nextCursor
      total
      counts {
        state
        count
      }
      verdicts {
        verdict
        count
      }
      changed
      updating
      nextAt
      list {
        id
        goodId
        goodName
        pic
        title
        categoryId
        categoryName
        properties {
          ...PropertyFields
        }
        freightId
        phone
        onSale
        rule {
          ...RuleFields
        }
        state
        code
        msg
        words
        remoteGoodId
        verdict
        verdictWords
        priceFrom
        priceTo
        listedAt
        dueAt
        changes {
          kind
          before
          after
        }
        updating
        editedAt
        goodOffSale
        removable
      }
    }
  }
`);

export const RetryListings = graphql(`
  mutation RetryListings($shopId: EntityId!, $ids: [EntityId!]) {
    retryListings(shopId: $shopId, ids: $ids) {
      waiting
    }
  }
`);

export const RemoveListings = graphql(`
  mutation RemoveListings($shopId: EntityId!, $ids: [EntityId!]) {
    removeListings(shopId: $shopId, ids: $ids) {
      removed
    }
  }
`);

export const SendListingChanges = graphql(`
  mutation SendListingChanges($shopId: EntityId!, $ids: [EntityId!]) {
    sendListingChanges(shopId: $shopId, ids: $ids) {
      waiting
    }
  }
`);
