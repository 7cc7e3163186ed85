import { graphql } from '../../graphql/generated/gql.ts';

export const ListSimulatedGoods = graphql(`
  query ListSimulatedGoods($id: EntityId!) {
    good(id: $id) {
      id
      name
      pic
      price
      minNum
      maxNum
      warehouses {
        id
        name
        province
        city
        warehouse {
          id
          couriers {
            warehouseId
            courierId
            enabled
            courier {
              id
              name
            }
          }
        }
      }
    }
  }
`);

export const ListSimulatedMembers = graphql(`
  query ListSimulatedMembers {
    invitees(pageSize: 100) {
      total
      list {
        userId
        phone
        nickName
        level
        levelName
      }
    }
  }
`);

export const SimulatePrice = graphql(`
  query SimulatePrice($input: PriceSimulationInput!) {
    priceSimulation(input: $input) {
      unitPrice
      goodsFee
      courierFee
      remoteFee
      discountFee
      packageFee
      agentShare
      plainFee
      profit
      courierProfit
      banned
      reason
    }
  }
`);
