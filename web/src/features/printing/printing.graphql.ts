import { graphql } from '../../graphql/generated/gql.ts';

export const PrintParcels = graphql(`
  mutation PrintParcels($packageIds: [Int!]!, $kind: PrintKind!) {
    printParcels(packageIds: $packageIds, kind: $kind) {
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
  query ListPrintTasks($packageIds: [Int!]!) {
    printTasks(packageIds: $packageIds) {
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
  mutation MarkPrinted($packageIds: [Int!]!) {
    markPrinted(packageIds: $packageIds) {
      id
      printCount
      printedAt
    }
  }
`);
