/** Gives goods that were inserted by hand their only combination. */
export const ADD_SKUS = `
  INSERT INTO sku (sku_no, good_id, supply_price, weight)
  SELECT goods_no || '-1', id, supply_price, weight FROM goods g WHERE NOT EXISTS (SELECT FROM sku k WHERE k.good_id = g.id)
  ON CONFLICT DO NOTHING`;

/** Sets a price or weight of goods, whose only combination has the same. */
export const repriced = (change: string) =>
  `WITH g AS (UPDATE goods SET ${change} WHERE id = $1) UPDATE sku SET ${change} WHERE good_id = $1`;
