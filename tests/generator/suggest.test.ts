import { describe, expect, it } from 'vitest';
import { editDistance, nearest, suggestion } from '../../generator/diagnostics/suggest.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['home', 'home', 0],
    ['home', 'hom', 1],
    ['titel', 'title', 1],
    ['kitten', 'sitting', 3],
  ])('%j to %j takes %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('nearest', () => {
  it('finds the name that was meant, whatever its case', () => {
    expect(nearest('Thnaks', ['home', 'thanks'])).toBe('thanks');
  });
  it('does not guess where nothing is near', () => {
    expect(nearest('c', ['a', 'b'])).toBeUndefined();
    expect(nearest('persons', ['companies', 'people'])).toBeUndefined();
  });
});

describe('suggestion', () => {
  it('says what there is when it cannot guess', () => {
    expect(suggestion('persons', ['companies', 'people'])).toBe('Known: "companies", "people".');
    expect(suggestion('persons', [])).toBeUndefined();
  });
});
