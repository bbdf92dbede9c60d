-- Until now nobody had to record the arrival of a live-in or transferred worker, so the workers of contracts
-- that have begun count as arrived on their first day. Nothing is taken back from anybody.
UPDATE "contracts" SET "received_at" = "contracts"."start_date"::timestamp AT TIME ZONE 'Asia/Riyadh'
FROM "orders"
WHERE "orders"."id" = "contracts"."order_id" AND "orders"."kind" <> 'mediation'
  AND "contracts"."received_at" IS NULL
  AND "contracts"."start_date" < (now() AT TIME ZONE 'Asia/Riyadh')::date
  AND NOT EXISTS (SELECT 1 FROM "visits" WHERE "visits"."contract_id" = "contracts"."id");
