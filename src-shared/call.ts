/** One call of the contract: what is asked, and what is answered. */
export interface Call<Input, Output> {
  input: Input;
  output: Output;
}
