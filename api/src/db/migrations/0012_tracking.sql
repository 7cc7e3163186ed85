ALTER TABLE "order_package" ADD COLUMN "trace_checked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "package_event_trace_once" ON "package_event" USING btree ("package_id","at","text") WHERE "package_event"."type" = 'trace';--> statement-breakpoint
CREATE INDEX "order_package_waybill" ON "order_package" USING btree ("waybill_no") WHERE "order_package"."waybill_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_to_track" ON "order_package" USING btree ("tracked_until") WHERE "order_package"."status" IN (30, 40, 60) AND "order_package"."waybill_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_to_ask" ON "order_package" USING btree (coalesce("trace_checked_at", "shipped_at")) WHERE "order_package"."status" IN (30, 40, 60) AND "order_package"."waybill_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_package_moving" ON "order_package" USING btree ("traced_at") WHERE "order_package"."status" = 40;