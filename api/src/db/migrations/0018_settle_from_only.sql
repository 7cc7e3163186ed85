DROP INDEX CONCURRENTLY "order_package_to_settle";
