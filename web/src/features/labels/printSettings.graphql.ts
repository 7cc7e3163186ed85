import { graphql } from '../../graphql/generated/gql.ts';

export const PrintSettingRow = graphql(`
  fragment PrintSettingRow on PrintSetting {
    id
    platform
    courierId
    courierName
    paper
    extras {
      fields
      fontSize
      text
    }
    printerName
    autoPrint
    updatedAt
  }
`);

export const ListPrintSettings = graphql(`
  query ListPrintSettings {
    printSettings {
      ...PrintSettingRow
    }
  }
`);

export const ListPrintCouriers = graphql(`
  query ListPrintCouriers {
    couriers {
      id
      name
    }
  }
`);

export const PreviewLabel = graphql(`
  query PreviewLabel($input: PrintSettingInput!) {
    labelPreview(input: $input) {
      svg
      width
      height
    }
  }
`);

export const SavePrintSetting = graphql(`
  mutation SavePrintSetting($input: PrintSettingInput!) {
    savePrintSetting(input: $input) {
      ...PrintSettingRow
    }
  }
`);

export const CopyPrintSetting = graphql(`
  mutation CopyPrintSetting($id: EntityId!, $courierIds: [EntityId!]!) {
    copyPrintSetting(id: $id, courierIds: $courierIds) {
      ...PrintSettingRow
    }
  }
`);

export const DeletePrintSetting = graphql(`
  mutation DeletePrintSetting($id: EntityId!) {
    deletePrintSetting(id: $id)
  }
`);
