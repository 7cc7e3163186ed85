import { graphql } from '../graphql/generated/gql.ts';

export const LoadSystem = graphql(`
  query LoadSystem {
    system {
      version
      migration
      pausedAt
      violations
      processes {
        id
        role
        version
        startedAt
        seenAt
      }
      queues {
        name
        waiting
        due
        oldestAt
        running
        failed
      }
      schedules {
        name
        everySeconds
        endedAt
        failedAt
        isFailing
        error
        nextAt
      }
      platforms {
        name
        hour {
          calls
          failed
        }
        day {
          calls
          failed
        }
        failures {
          outcome
          calls
        }
      }
    }
  }
`);

export const ListFailedJobs = graphql(`
  query ListFailedJobs($queue: String!) {
    failedJobs(queue: $queue) {
      id
      queue
      key
      tries
      createdAt
      failedAt
      error
    }
  }
`);

export const RetryJob = graphql(`
  mutation RetryJob($input: JobInput!) {
    retryJob(input: $input) {
      id
    }
  }
`);

export const RemoveJob = graphql(`
  mutation RemoveJob($input: JobInput!) {
    removeJob(input: $input) {
      id
    }
  }
`);

export const PauseCashOuts = graphql(`
  mutation PauseCashOuts($reason: String!) {
    pauseCashOuts(reason: $reason) {
      pausedAt
    }
  }
`);

export const ResumeCashOuts = graphql(`
  mutation ResumeCashOuts($reason: String!) {
    resumeCashOuts(reason: $reason) {
      pausedAt
    }
  }
`);

export const CheckBooks = graphql(`
  mutation CheckBooks {
    checkBooks {
      nextFullAt
    }
  }
`);
