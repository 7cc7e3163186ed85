ALTER TABLE "package_line" ADD COLUMN "agent_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "agent_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "part_of" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "items" jsonb;--> statement-breakpoint
CREATE INDEX "order_package_part" ON "order_package" USING btree ("part_of") WHERE "order_package"."part_of" IS NOT NULL;--> statement-breakpoint
-- What of an agent's share was for the goods was not kept: as much as they cost beyond the supplier's part.
UPDATE "package_line" l SET "agent_fee" = least(p."agent_share" * l."num" / x."pieces", l."goods_fee" - l."supply_fee")
  FROM "order_package" p, (SELECT "package_id", sum("num") AS "pieces" FROM "package_line" GROUP BY 1) x
 WHERE p."id" = l."package_id" AND x."package_id" = p."id" AND p."agent_share" > 0;--> statement-breakpoint
UPDATE "order_package" p SET "agent_fee" = CASE p."line_count"
         WHEN 1 THEN least(p."agent_share", p."goods_fee" - p."supply_fee")
         ELSE (SELECT sum(l."agent_fee") FROM "package_line" l WHERE l."package_id" = p."id") END
 WHERE p."agent_share" > 0;
