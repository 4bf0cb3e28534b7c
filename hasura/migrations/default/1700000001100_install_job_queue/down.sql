DROP SCHEMA graphile_worker CASCADE;
