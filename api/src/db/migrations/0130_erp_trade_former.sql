ALTER TABLE "erp_trade" ADD COLUMN "former_shop" text;
