ALTER TABLE "category" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "goods" ALTER COLUMN "category_id" SET DATA TYPE bigint;