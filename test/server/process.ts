export * from '../../src/tools/houseProcess';
