import { graphql } from '../graphql/generated/gql.ts';

export const ReportFigureFields = graphql(`
  fragment ReportFigureFields on ReportFigures {
    orders
    parcels
    pieces
    turnover
    goodsFee
    margin
    commission
    supplierShare
    agentShare
    refundedParcels
    refundFee
    freightPaid
    freightCost
    freightAgents
    freightWon
    freightBorne
    late
    cases
    disputed
    shipHours
    refundRate
    disputedRate
  }
`);

export const LoadReport = graphql(`
  query LoadReport($name: ReportName!, $unit: ReportUnit!, $from: Date, $to: Date) {
    report(name: $name, unit: $unit, from: $from, to: $to) {
      name
      unit
      from
      to
      countedAt
      summary {
        ...ReportFigureFields
      }
      list {
        date
        id
        name
        figures {
          ...ReportFigureFields
        }
      }
    }
  }
`);
