DROP FUNCTION search_experts, search_opportunities, search_questions, search_insights, search_advices, search_use_cases;
