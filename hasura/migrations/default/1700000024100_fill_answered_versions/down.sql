-- Which version an application answered before is no longer known; the newer one stays.
SELECT 1;
