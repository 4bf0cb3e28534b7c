-- Nothing booked is ever removed (X-22).
SELECT 1;
