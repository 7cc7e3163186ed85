CREATE TABLE "kept_change" (
	"owner_id" bigint NOT NULL,
	"list" text NOT NULL,
	"facet" text NOT NULL,
	"row_id" bigint NOT NULL,
	"before" bigint,
	"after" bigint
);
--> statement-breakpoint
CREATE TABLE "kept_list" (
	"owner_id" bigint NOT NULL,
	"list" text NOT NULL,
	"is_seller" boolean DEFAULT false NOT NULL,
	"covered_id" bigint DEFAULT 0 NOT NULL,
	"recorded_id" bigint DEFAULT 0 NOT NULL,
	"known_from" bigint,
	CONSTRAINT "kept_list_once" PRIMARY KEY("owner_id","list"),
	CONSTRAINT "kept_list_name" CHECK ("kept_list"."list" IN ('orders', 'parcels', 'refunds')),
	CONSTRAINT "kept_list_covered" CHECK ("kept_list"."covered_id" <= "kept_list"."recorded_id")
);
--> statement-breakpoint
CREATE TABLE "kept_total" (
	"owner_id" bigint NOT NULL,
	"list" text NOT NULL,
	"facet" text NOT NULL,
	"value" bigint NOT NULL,
	"rows" bigint NOT NULL,
	"first_id" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	CONSTRAINT "kept_total_once" PRIMARY KEY("owner_id","list","facet","value")
);
--> statement-breakpoint
CREATE INDEX "kept_change_list" ON "kept_change" USING btree ("owner_id","list","row_id");