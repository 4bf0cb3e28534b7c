DROP VIEW content_dates;
