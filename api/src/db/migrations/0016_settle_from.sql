ALTER TABLE "order_package" ADD COLUMN "settle_from" timestamp (3) with time zone DEFAULT '2000-01-01' NOT NULL;
