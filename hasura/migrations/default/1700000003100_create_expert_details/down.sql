DROP TABLE expert_details;
