import { graphql } from '../../graphql/generated/gql.ts';

export const ListAnswerTemplates = graphql(`
  query ListAnswerTemplates {
    answerTemplates {
      id
      name
      text
      usedAt
    }
  }
`);

export const SaveAnswerTemplate = graphql(`
  mutation SaveAnswerTemplate($id: EntityId, $input: AnswerTemplateInput!) {
    saveAnswerTemplate(id: $id, input: $input) {
      id
      name
      text
      usedAt
    }
  }
`);

export const MarkAnswerTemplateUsed = graphql(`
  mutation MarkAnswerTemplateUsed($id: EntityId!) {
    markAnswerTemplateUsed(id: $id) {
      id
      usedAt
    }
  }
`);

export const DeleteAnswerTemplate = graphql(`
  mutation DeleteAnswerTemplate($id: EntityId!) {
    deleteAnswerTemplates(ids: [$id])
  }
`);
