import { graphql } from '../../graphql/generated/gql.ts';

export const PrintParcels = graphql(`
  mutation PrintParcels($ids: [EntityId!]!, $kind: PrintKind!) {
    printParcels(ids: $ids, kind: $kind) {
      file {
        taskId
        done
        url
        fileName
      }
      printed
      failed {
        parcelId
        msg
      }
      parcels {
        id
        printCount
        printedAt
      }
    }
  }
`);

export const FindPrintedFile = graphql(`
  query FindPrintedFile($taskId: String!) {
    exportedFile(taskId: $taskId) {
      taskId
      done
      url
      fileName
    }
  }
`);

export const ListPrintTasks = graphql(`
  query ListPrintTasks($ids: [EntityId!]!) {
    printTasks(ids: $ids) {
      tasks {
        parcelId
        printerName
        url
      }
      failed {
        parcelId
        msg
      }
    }
  }
`);

export const MarkPrinted = graphql(`
  mutation MarkPrinted($ids: [EntityId!]!) {
    markPrinted(ids: $ids) {
      id
      printCount
      printedAt
    }
  }
`);
