import { graphql } from '../../graphql/generated/gql.ts';

export const WaveRow = graphql(`
  fragment WaveRow on Wave {
    id
    waveNo
    warehouseName
    parcelCount
    done
    gone
    createdAt
    closedAt
    allowedActions
  }
`);

export const ListWaves = graphql(`
  query ListWaves($filter: WaveFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    waves(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        ...WaveRow
      }
    }
  }
`);

export const LoadWave = graphql(`
  query LoadWave($id: EntityId!) {
    waves(filter: { ids: [$id] }, pageSize: 1) {
      list {
        ...WaveRow
        parcels {
          place
          parcelId
          packageNo
          waybillNo
          goods
          state
          skipReason
          packedAt
          packedBy
        }
      }
    }
  }
`);

export const LoadBenchWave = graphql(`
  query LoadBenchWave($id: EntityId!) {
    waves(filter: { ids: [$id] }, pageSize: 1) {
      list {
        ...WaveRow
      }
    }
  }
`);

export const ListPackingWarehouses = graphql(`
  query ListPackingWarehouses {
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const CreateWave = graphql(`
  mutation CreateWave($input: WaveInput!) {
    createWave(input: $input) {
      waveId
      taken
      failed {
        parcelId
        msg
      }
    }
  }
`);

export const CloseWave = graphql(`
  mutation CloseWave($id: EntityId!) {
    closeWave(id: $id) {
      waveId
      wave {
        ...WaveRow
      }
    }
  }
`);

export const OpenAtBench = graphql(`
  mutation OpenAtBench($input: BenchScanInput!) {
    openAtBench(input: $input) {
      benchParcel {
        parcelId
        packageNo
        platform
        courierName
        waybillNo
        printed
        warehouseName
        receiver
        remark
        buyerNote
        waveNo
        place
        items {
          skuId
          title
          pic
          quantity
          bin
          note
          codes
          parts {
            skuId
            title
            pic
            quantity
            bin
            note
            codes
          }
        }
      }
    }
  }
`);

export const CloseAtBench = graphql(`
  mutation CloseAtBench($input: BenchLeaveInput!) {
    leaveBench(input: $input) {
      parcelId
    }
  }
`);

export const ConfirmPacked = graphql(`
  mutation ConfirmPacked($input: BenchPackInput!) {
    packParcel(input: $input) {
      parcelId
      packedAt
      wave {
        ...WaveRow
      }
    }
  }
`);

export const FillAtBench = graphql(`
  mutation FillAtBench($rows: [WaybillRowInput!]!) {
    fillWaybills(rows: $rows) {
      filled
      failed {
        row
        msg
      }
    }
  }
`);

export const FindBuyerNote = graphql(`
  query FindBuyerNote($parcelId: EntityId!) {
    buyerNote(parcelId: $parcelId) {
      parcelId
      text
    }
  }
`);

export const SaveBuyerNote = graphql(`
  mutation SaveBuyerNote($parcelId: EntityId!, $text: String!) {
    saveBuyerNote(parcelId: $parcelId, text: $text) {
      parcelId
      text
    }
  }
`);
