/** What is shown while the material, or its code, loads. */
export const MATERIAL_LOADING = 'Loading what you have taught the AI'
export const MATERIAL_ROWS = ['h-28', 'h-28', 'h-28']
