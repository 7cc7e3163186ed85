import { graphql } from '../../graphql/generated/gql.ts';

/** Apart from the list, because the menu of every page asks it. */
export const CountProblems = graphql(`
  query CountProblems {
    problems(pageSize: 1) {
      counts {
        kind
        count
      }
    }
  }
`);
