ALTER TABLE "package_event" DROP CONSTRAINT "package_event_pkey";
