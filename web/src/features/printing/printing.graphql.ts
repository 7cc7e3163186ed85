import { graphql } from '../../graphql/generated/gql.ts';

export const PrintParcels = graphql(`
  mutation PrintParcels($ids: [Int!]!, $kind: PrintKind!) {
    printParcels(ids: $ids, kind: $kind) {
      file {
        taskId
        done
        url
        fileName
      }
      printed
      failed {
        packageId
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
  query ListPrintTasks($ids: [Int!]!) {
    printTasks(ids: $ids) {
      tasks {
        packageId
        printerName
        url
      }
      failed {
        packageId
        msg
      }
    }
  }
`);

export const MarkPrinted = graphql(`
  mutation MarkPrinted($ids: [Int!]!) {
    markPrinted(ids: $ids) {
      id
      printCount
      printedAt
    }
  }
`);
