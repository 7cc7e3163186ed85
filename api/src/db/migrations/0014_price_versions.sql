CREATE TABLE "price_version" (
	"source" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
