// Stands in for Git's bash.exe under Wine: a shell in Go with the few programs of Git for Windows that the tests call.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"mvdan.cc/sh/v3/interp"
	"mvdan.cc/sh/v3/syntax"
)

func main() {
	options, rest, isCommand := parseOptions(os.Args[1:])
	source, name := io.Reader(os.Stdin), "bash"
	switch {
	case isCommand && len(rest) > 0:
		source, rest = strings.NewReader(rest[0]), rest[1:]
	case len(rest) > 0:
		file, err := os.Open(rest[0])
		if err != nil {
			fmt.Fprintf(os.Stderr, "bash: %s: No such file or directory\n", rest[0])
			os.Exit(127)
		}
		source, name, rest = file, rest[0], rest[1:]
	}
	os.Exit(run(source, name, append(append(options, "--"), rest...)))
}

// parseOptions understands -e, -u, -c and -o NAME, also in one word; long options are ignored.
func parseOptions(args []string) (options, rest []string, isCommand bool) {
	for len(args) > 0 && strings.HasPrefix(args[0], "-") && args[0] != "-" {
		word := args[0]
		args = args[1:]
		if strings.HasPrefix(word, "--") {
			continue
		}
		for _, letter := range word[1:] {
			switch letter {
			case 'c':
				isCommand = true
			case 'o':
				options = append(options, "-o", args[0])
				args = args[1:]
			default:
				options = append(options, "-"+string(letter))
			}
		}
	}
	return options, args, isCommand
}

func run(source io.Reader, name string, params []string) int {
	program, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(source, name)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	runner, err := interp.New(interp.StdIO(os.Stdin, os.Stdout, os.Stderr), interp.Params(params...), interp.ExecHandlers(programs))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 2
	}
	err = runner.Run(context.Background(), program)
	if status, ok := interp.IsExitStatus(err); ok {
		return int(status)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return 0
}

func programs(next interp.ExecHandlerFunc) interp.ExecHandlerFunc {
	return func(ctx context.Context, args []string) error {
		shell := interp.HandlerCtx(ctx)
		at := func(file string) string {
			if filepath.IsAbs(file) {
				return file
			}
			return filepath.Join(shell.Dir, file)
		}
		switch args[0] {
		case "cat":
			if len(args) == 1 {
				_, err := io.Copy(shell.Stdout, shell.Stdin)
				return err
			}
			for _, file := range args[1:] {
				content, err := os.ReadFile(at(file))
				if err != nil {
					fmt.Fprintf(shell.Stderr, "cat: %s: No such file or directory\n", file)
					return interp.NewExitStatus(1)
				}
				if _, err := shell.Stdout.Write(content); err != nil {
					return err
				}
			}
			return nil
		case "sleep":
			seconds, _ := strconv.ParseFloat(args[1], 64)
			time.Sleep(time.Duration(seconds * float64(time.Second)))
			return nil
		}
		return next(ctx, args)
	}
}
